import { cpus } from 'node:os'
import type { Outcome, Timed } from './prove-overload'

/** What a run showed, for docs/proof-overload.md. */
export const writeUp = ({ outcome, date }: { outcome: Outcome; date: Date }): string => {
  const { capacity, sent, crowd, answering, buying, calmAnswering, recoveredMs } = outcome
  const row = (name: string, { done, failed, p50, p99 }: Timed) =>
    `| ${name} | ${done} | **${failed}** | ${p50} ms | ${p99} ms |`
  return `# Five times too many people

\`npm run prove overload\`, ${date.toISOString().slice(0, 10)}, ${cpus().length} cores for the server, PostgreSQL, the worker and
the crowd together. The landing page answered ${capacity} requests a second; then five times as many were sent for 20 s.

| | tried | failed | median | p99 |
|---|---:|---:|---:|---:|
${row('saving an answer, calm', calmAnswering)}
${row('saving an answer, in the crowd', answering)}
${row('paying (offer, order, payment, card, check), in the crowd', buying)}

Of ${sent} visits to the landing page ${crowd.seen[200] ?? 0} were served and ${crowd.seen[503] ?? 0} were asked to come again
(503 with Retry-After). The landing page was served again ${recoveredMs} ms after the crowd had gone.
`
}
