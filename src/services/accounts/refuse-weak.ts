import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblem, SHORTEST_PASSWORD } from '@/domain/accounts/password'
import { Refusal } from '../refusal'

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter((password) => password.length >= SHORTEST_PASSWORD),
)

/** @throws Refusal when a password may not be chosen. */
export const refuseWeak = ({
  password,
  email,
  shortest,
}: {
  password: string
  email: string
  shortest?: number
}): void => {
  const problem = passwordProblem({
    password,
    words: ['plumbline', email.split('@')[0] ?? '', email.split('@')[1]?.split('.')[0] ?? ''],
    isCommon: (plain) => COMMON.has(plain),
    shortest,
  })
  if (problem) throw new Refusal(problem)
}
