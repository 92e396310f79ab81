export type LetterWindow = { name: string; subject: string; max: number; windowSeconds: number }

/** Who asks for a letter to a mailbox, as far as it makes a difference. */
export type LetterAsker = {
  /** As mailboxOf spells it. */
  mailbox: string
  /** From where it is asked for (services/visitors/network-of.ts). */
  network: string
  /** Whether this browser has shown that it reads the mailbox. */
  proved: boolean
}

const HOUR = 3600

/** Letters an hour that a mailbox gets because somebody typed its address, and further ones for who has proved it. */
const OF_A_MAILBOX = { shared: 8, kept: 2 }
/** Of those, whoever is in one network. */
const FROM_ONE_NETWORK = 3
/** Letters an hour that whoever is in one network may cause, to all mailboxes together that were not proved there. */
const OF_A_NETWORK = 60

/** What everybody's letters to a mailbox fill. */
export const sharedWindow = (mailbox: string): LetterWindow => ({
  name: 'letters',
  subject: mailbox,
  max: OF_A_MAILBOX.shared,
  windowSeconds: HOUR,
})

/**
 * The windows in which a letter must find room, in groups: one of each group, tried in this order, so that a letter which
 * does not go fills no window behind the one that is full. `own` are filled by nobody outside of the asker's network; their
 * being full may be told without telling what others did. Nobody who has not proved a mailbox can close it for who has, and
 * no one network can close it for others.
 */
export const letterWindows = ({
  mailbox,
  network,
  proved,
}: LetterAsker): { own: LetterWindow[][]; mailbox: LetterWindow[][] } => {
  const shared = sharedWindow(mailbox)
  if (proved)
    return { own: [], mailbox: [[shared, { ...shared, name: 'letters-kept', max: OF_A_MAILBOX.kept }]] }
  const ofPair = { name: 'letters-of-network', subject: `${mailbox}|${network}`, max: FROM_ONE_NETWORK }
  const ofNetwork = { name: 'letters-by-network', subject: network, max: OF_A_NETWORK }
  return {
    own: [[{ ...ofPair, windowSeconds: HOUR }], [{ ...ofNetwork, windowSeconds: HOUR }]],
    mailbox: [[shared]],
  }
}
