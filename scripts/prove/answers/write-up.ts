import type { Outcome } from './prove-answers'

/** What a run showed, for docs/proof-answers.md. No time of a machine's own: only what was done and what was found. */
export const writeUp = ({ outcome, seed, date }: { outcome: Outcome; seed: number; date: Date }): string => {
  const { mishaps, faults } = outcome
  const number = (value: number) => value.toLocaleString('en')
  return `# No acknowledged answer is lost

\`npm run prove answers\`, ${date.toISOString().slice(0, 10)}, seed ${seed}. The browser's own code (\`ui/sitting/store\`)
took the taps of ${number(outcome.sittings)} sittings over real sockets to the production build on a durable PostgreSQL,
while requests and answers were lost on the way, the server was killed and Postgres was restarted. Then every row was
compared with what had been tapped and with what had been acknowledged.

| | |
|---|---:|
| answers acknowledged | ${number(outcome.acknowledged)} |
| of them lost or changed | **${number(outcome.violations.length)}** |
| taps | ${number(outcome.taps)} |
| rows compared | ${number(outcome.rows)} |
| server killed with -9 | ${faults.serverKills} |
| Postgres shut down with \`immediate\` | ${faults.databaseRestarts} |
| reloads | ${number(mishaps.reload)} |
| tabs that crashed | ${number(mishaps.crash)} |
| second tabs | ${number(mishaps['second tab'])} |
| other devices by link | ${number(mishaps['other device'])} |
| networks cut under a tab | ${number(mishaps.offline)} |
| requests lost on the way, answers lost on the way | 1 in 50 each |

A tap counts as lost when the database holds neither it nor a later one to the same question. \`npm test\` runs the same
with about 5,000 answers. A failing run prints its seed: \`npm run prove answers <seed>\` draws the same visitors, mishaps
and moments of the faults again (what the network and the machine add to them differs).
`
}
