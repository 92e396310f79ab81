import { percent } from './judged-item'
import type { Outcome } from './prove-items'

type Run = { outcome: Outcome; date: Date; seed: string }

/** What a run showed, for docs/proof-items.md. */
export const writeUp = ({ outcome, date, seed }: Run): string => {
  const { items, checks, planted, bins, errors, visible } = outcome
  const shareOf = (group: string, error: string) => {
    const all = Object.values(errors[group]!).reduce((sum, count) => sum + count, 0)
    return percent((errors[group]![error] ?? 0) / all)
  }
  const groups = ['all', 'six', 'grid', 'hexagon', 'forms']
  const kinds = ['repetition', 'wrong-principle', 'incomplete-correlate', 'difference']
  return `# What the generator's items are like

\`npm run prove items ${seed}\`, ${date.toISOString().slice(0, 10)}: ${items} items, the same number of each template of the bank.

| | found | asked | |
|---|---|---|---|
${checks.map(({ name, found, asked, holds }) => `| ${name} | ${found} | ${asked} | ${holds ? 'holds' : '**missed**'} |`).join('\n')}

The pickers and the classifier see the six options and not the matrix. The classifier is a conditional logistic regression
on every value, share and rank of an option, on distances, segments, ink and bytes, and on all of these again within the
options that vary in the same attributes. It learns on one half and guesses on the other, both ways round.

## The same checks on samples that were spoilt on purpose

| spoilt | caught | by |
|---|---|---|
${planted.map(({ name, caught, failed, expected }) => `| ${name} | ${caught ? 'yes' : '**no**'} | ${told({ failed, expected })} |`).join('\n')}

## What leads to the wrong options

| | ${groups.join(' | ')} |
|---|${groups.map(() => '---:|').join('')}
${kinds.map((kind) => `| ${kind} | ${groups.map((group) => shareOf(group, kind)).join(' | ')} |`).join('\n')}

A difference is an option to which no wrong solution leads. Six odd options need some: a shape that is dealt in threes has
two others to repeat, and the remaining three are shapes that the matrix does not show. \`forms\` are the templates of the
forms of 30 and 20. When the options were still drawn after the matrix, 15.3 % of their wrong options were differences by
these labels. (The labels of that time said 29.1 %: to them an option copied from two neighbours, one attribute from each,
or a set rule applied to some of the segments, was no wrong solution. They would still say 28.6 %.)

## Templates by predicted difficulty

| from b | ${bins.map(({ from }) => from.toFixed(1)).join(' | ')} |
|---|${bins.map(() => '---:|').join('')}
| templates | ${bins.map(({ templates }) => templates).join(' | ')} |

Nothing is easier than -2.30, the intercept: a single constant and odd options, or several constants together, all of which
the prior rates alike. So the first bin is filled at -2.30 only. The last bin ends at 2.95; templates that the rating would
clip at 3 are left out.

## What a glance at the matrix gives

The key is among the eight visible panels in ${percent(visible.bank.key)} of the items and in ${percent(visible.hard.key)} of those above -1 (a constant or a
distribution of three alone must repeat a panel). Who strikes out every option that the matrix shows and guesses among the
rest is right in ${percent(visible.bank.struckOut)} and ${percent(visible.hard.struckOut)}.
`
}

const told = ({ failed, expected }: { failed: string[]; expected: string[] }): string => {
  const others = failed.filter((name) => !expected.includes(name)).length
  return `${expected.filter((name) => failed.includes(name)).join('; ')}${others ? `; and ${others} more` : ''}`
}
