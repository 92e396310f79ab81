import { getMessages } from 'next-intl/server'

export type TestRoute =
  | 'instructions'
  | 'questions'
  | 'confirm'
  | 'calculating'
  | 'email'
  | 'abnormal'
  | 'deviceLink'

/** Screens that offer to go on on another device. */
const OFFERS_LINK: readonly TestRoute[] = ['instructions', 'questions']

/** The browser gets the words of its screen and no others. */
export const testWords = async (route: TestRoute) => {
  const { passing, test } = await getMessages()
  const own = route === 'questions' ? 'question' : route
  return {
    passing,
    test: {
      common: test.common,
      question: { picker: test.question.picker },
      [own]: test[own],
      ...(OFFERS_LINK.includes(route) && { device: test.device }),
    },
  }
}
