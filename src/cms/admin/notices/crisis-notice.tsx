import type { ServerProps } from 'payload'
import { isCheckDue } from '@/domain/health/check-due'
import { wordsForCode } from '../codes/words-for-code'
import { say } from '../words/say'
import { Notice } from './notice'

/** Above the crisis lines, and on the dashboard: which of them somebody has to look up again. */
export async function CrisisNotice({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) {
  const { docs } = await payload.find({
    collection: 'crisis-lines',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    select: { country: true, name: true, checkedAt: true, check: true },
  })
  const due = docs.filter(({ checkedAt }) => isCheckDue(checkedAt ? new Date(checkedAt) : null, new Date()))
  const unseen = docs.filter(({ check }) => check === 'sources')
  if (docs.length > 0 && due.length === 0 && unseen.length === 0) return null
  const namesOf = (lines: typeof docs) =>
    lines.map(({ country, name }) => {
      const code = country ?? ''
      return `${wordsForCode({ name: 'country', code, language: i18n.language })}: ${name}`
    })
  return docs.length === 0 ? (
    <Notice title={say(i18n, 'notices.crisisNoneTitle')} text={say(i18n, 'notices.crisisNoneText')} />
  ) : (
    <>
      {due.length > 0 && (
        <Notice
          title={say(i18n, 'notices.crisisDueTitle')}
          text={say(i18n, 'notices.crisisDueText')}
          about={namesOf(due)}
        />
      )}
      {unseen.length > 0 && (
        <Notice
          title={say(i18n, 'notices.crisisUnseenTitle')}
          text={say(i18n, 'notices.crisisUnseenText')}
          about={namesOf(unseen)}
        />
      )}
    </>
  )
}
