/** What a log may say of an error: no values of a query, no addresses, nothing that a person typed. */
export type ErrorNote = { name: string; message: string; code?: string; stack?: string; cause?: ErrorNote }

const MOST_CHARACTERS = 300
/** More of a text is not even searched: what a visitor sent may be in it, and searching a long word takes its square. */
const MOST_READ = 2_000
const FRAMES = 6

/** An error as log fields. `depth` limits the chain of causes. */
export const describeError = (error: unknown, depth = 3): ErrorNote => {
  if (!(error instanceof Error)) return { name: 'Thrown', message: withoutValues(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...framesOf(error),
    ...(error.cause && depth > 0 ? { cause: describeError(error.cause, depth - 1) } : {}),
  }
}

/** A text without what may be personal or secret: the parameters of a query, quoted values, addresses, long tokens. */
export const withoutValues = (text: string): string =>
  beginningOf(text)
    .replace(/\n?params: [\s\S]*$/, '')
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, '<address>')
    .replace(/"[^"]{24,}"/g, '"…"')
    .replace(/[\w-]{40,}/g, '<token>')
    .slice(0, MOST_CHARACTERS)

/** Never ends within a word: half an address or token would not be known as one. */
const beginningOf = (text: string): string =>
  text.length > MOST_READ ? text.slice(0, MOST_READ).replace(/\S+$/, '…') : text

const framesOf = ({ stack }: Error): { stack?: string } => {
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return frames.length > 0
    ? {
        stack: frames
          .slice(0, FRAMES)
          .map((line) => line.trim())
          .join(' | '),
      }
    : {}
}
