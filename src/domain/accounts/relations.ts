// Whose a sitting is (docs/decisions/0063): what a viewer is to it, and what each of these may do. The only place where that
// is decided; services/visitors/person.ts finds out who somebody is.

/**
 * What a viewer is to a sitting. Several may hold at once.
 *
 * - `browser`: the browser that began it, unless a customer began it who is not signed in there now.
 * - `signedOut`: that browser where a customer began it who is not signed in there now.
 * - `customer`: the customer who was signed in when it began, or who added it by a tap.
 * - `second`: the customer to whose proven address its letter went.
 * - `device`: a browser that a link of the first one let in to go on with it.
 * - `link`: a browser that exchanged the link of its letter.
 */
export const RELATIONS = ['browser', 'signedOut', 'customer', 'second', 'device', 'link'] as const
export type Relation = (typeof RELATIONS)[number]

/**
 * What can be done with a sitting.
 *
 * - `sit`: answer it, let another device go on.
 * - `handIn`: hand it in; asked again by a device whose answer got lost, when it is handed in.
 * - `tell`: say where its letters go, and who took it.
 * - `list`: see it among one's tests.
 * - `read`: see where it stands, its report as far as that is open, and its orders.
 * - `buy`: order and pay for it.
 * - `give`: use up the test that came with its report.
 * - `share`: show its result to everybody, or stop that.
 * - `copy`: have it in a copy of one's data.
 * - `erase`: delete it.
 * - `keep`: keep it, though the reader of a letter wanted it erased.
 * - `open`: open its report with one's own plan.
 */
export const DEEDS = [
  'sit',
  'handIn',
  'tell',
  'list',
  'read',
  'buy',
  'give',
  'share',
  'copy',
  'erase',
  'keep',
  'open',
] as const
export type Deed = (typeof DEEDS)[number]

/**
 * `yes`. `running`: until it is handed in. `signIn`: not before its customer signs in. `letter`: by the rule of letters:
 * one's own way to it ends at once, the report 30 days later unless another key keeps it. What is not listed is refused.
 */
type Answer = 'yes' | 'running' | 'signIn' | 'letter'

const ALL_BUT_SITTING = {
  tell: 'yes',
  list: 'yes',
  read: 'yes',
  buy: 'yes',
  give: 'yes',
  share: 'yes',
  copy: 'yes',
  erase: 'yes',
  keep: 'yes',
  open: 'yes',
} as const

export const MAY: Record<Relation, Partial<Record<Deed, Answer>>> = {
  browser: { sit: 'yes', handIn: 'yes', ...ALL_BUT_SITTING },
  signedOut: {
    sit: 'running',
    handIn: 'yes',
    read: 'yes',
    tell: 'signIn',
    buy: 'signIn',
    give: 'signIn',
    share: 'signIn',
    copy: 'signIn',
    erase: 'signIn',
    keep: 'signIn',
    open: 'signIn',
  },
  customer: ALL_BUT_SITTING,
  second: { list: 'yes', read: 'yes', buy: 'yes', give: 'yes', copy: 'yes', erase: 'letter', keep: 'yes' },
  device: { sit: 'running', handIn: 'yes', list: 'running', read: 'yes' },
  link: { read: 'yes', buy: 'yes', give: 'yes', erase: 'letter', keep: 'yes' },
}

/** What whoever stands in these relations to a sitting is answered; null: it is not there for them. */
export const mayDo = (
  relations: readonly Relation[],
  { deed, running }: { deed: Deed; running: boolean },
): 'yes' | 'letter' | 'signIn' | null => {
  const answers = relations.map((relation) => MAY[relation][deed])
  if (answers.includes('yes') || (running && answers.includes('running'))) return 'yes'
  if (answers.includes('letter')) return 'letter'
  return answers.includes('signIn') ? 'signIn' : null
}

/** Between the day on which the reader of a letter wants a report erased and the day on which it goes. */
export const LETTER_RULE_DAYS = 30
