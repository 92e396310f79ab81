import { describeGaps } from './describe-gaps'

/** Gaps as Payload's forms show errors: beside their fields, and as a list in a toast. */
export const errorsOf = (
  what: Parameters<typeof describeGaps>[0],
): { path: string; message: string; label: string }[] =>
  describeGaps(what).map(({ path, where, sentence }) => ({
    path,
    message: sentence,
    // Payload takes the list apart at commas and shows " > " as an arrow. A sentence with a comma stands at its field alone.
    label: [where.join(' > '), sentence.includes(',') ? '' : sentence].filter(Boolean).join(': '),
  }))
