import PostalMime, { type Email } from 'postal-mime'
import { site } from './site'

/** Waits for a mail to an address that arrived over SMTP. */
export const waitForMail = async (
  to: string,
  { which = () => true, seconds = 15 }: { which?: (mail: Email) => boolean; seconds?: number } = {},
): Promise<Email> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const found = (await mailsTo(to)).find(which)
    if (found) return found
    await new Promise((done) => setTimeout(done, 150))
  }
  throw new Error(`No such mail to ${to} within ${seconds} s.`)
}

export const mailsTo = async (to: string): Promise<Email[]> => {
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
