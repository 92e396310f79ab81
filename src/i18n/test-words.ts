import { createTranslator } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import type { Messages } from './namespaces'
import { questionnaireWords } from './questionnaire-words'

/** All words as a page about an exam of this kind says them. */
export const readWordsOf = async (kind: string): Promise<Messages> => {
  const messages = await getMessages()
  return isQuestionnaire(kind) ? questionnaireWords(messages) : messages
}

/** For what is written on the server; in the browser the same words come by `<Words kind>`. */
export const getTestWords = async (kind: string) =>
  createTranslator({ locale: await getLocale(), messages: await readWordsOf(kind), namespace: 'test' })
