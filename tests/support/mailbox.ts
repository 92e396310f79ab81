import PostalMime, { type Email } from 'postal-mime'
import { site } from './site'

type Wanted = { which?: (mail: Email) => boolean; seconds?: number; account?: true }

/** Waits for a mail to an address that arrived over SMTP. `account`: the one about the account of a first purchase. */
export const waitForMail = async (
  to: string,
  { which = () => true, seconds = 60, account }: Wanted = {},
): Promise<Email> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const found = (await (account ? accountMailsTo : mailsTo)(to)).find(which)
    if (found) return found
    await new Promise((done) => setTimeout(done, 150))
  }
  throw new Error(`No such mail to ${to} within ${seconds} s.`)
}

/** All but the mail about the account that comes with a first purchase: most tests are about what was bought. */
export const mailsTo = async (to: string): Promise<Email[]> =>
  (await allMailsTo(to)).filter((mail) => !isOfAccount(mail))

const accountMailsTo = async (to: string): Promise<Email[]> => (await allMailsTo(to)).filter(isOfAccount)

const isOfAccount = ({ text }: Email): boolean => (text ?? '').includes('/user/enter/')

const allMailsTo = async (to: string): Promise<Email[]> => {
  const response = await fetch(`${site().mailboxUrl}/?to=${encodeURIComponent(to)}`)
  const raw = (await response.json()) as string[]
  return Promise.all(raw.map((message) => PostalMime.parse(message)))
}

/** The link with its token in the fragment. */
export const reportLinkIn = (mail: Email): string => {
  const [link] = /https?:\/\/\S+\/r\/\S+#[\w-]{40,}/.exec(mail.text ?? '') ?? []
  if (!link) throw new Error('The mail has no report link.')
  return link
}
