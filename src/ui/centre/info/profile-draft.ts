import { isBirthday } from '@/domain/accounts/profile'
import type { CallInput } from '@/domain/api/calls'
import type { Customer } from '../use-customer'

const TEXTS = ['name', 'nickname', 'phone', 'birthday'] as const
export type TextName = (typeof TEXTS)[number]

/** The form as it is written. */
export type Draft = Record<TextName, string> & { sex: Customer['sex'] }
type Stored = Pick<Customer, TextName | 'sex'>
export type Changes = Pick<CallInput<'user.update'>['body'], TextName | 'sex'>

export const draftOf = ({ name, nickname, phone, birthday, sex }: Stored): Draft => ({
  name: name ?? '',
  nickname: nickname ?? '',
  phone: phone ?? '',
  birthday: birthday ?? '',
  sex,
})

/** Full-width digits, as Japanese and Chinese keyboards write them, are digits. */
const written = (draft: Draft, name: TextName): string =>
  (name === 'birthday' ? draft.birthday.normalize('NFKC') : draft[name]).trim()

/** What is to be saved: only what differs from what is stored; an emptied field is null. */
export const changesOf = (draft: Draft, stored: Stored): Changes => {
  const texts = TEXTS.map((name) => [name, written(draft, name) || null] as const)
  return {
    ...Object.fromEntries(texts.filter(([name, text]) => text !== stored[name])),
    ...(draft.sex !== stored.sex && { sex: draft.sex }),
  }
}

/** Whether the birthday can be saved as it is written. @param today YYYY-MM-DD */
export const isBirthdayWrong = (draft: Draft, today: string): boolean => {
  const birthday = written(draft, 'birthday')
  return birthday !== '' && !isBirthday(birthday, today)
}

/** The field that the server refused; null when it named none of these. */
export const refusedText = (issues: readonly { path: string }[]): TextName | null =>
  TEXTS.find((name) => issues.some(({ path }) => path === name)) ?? null
