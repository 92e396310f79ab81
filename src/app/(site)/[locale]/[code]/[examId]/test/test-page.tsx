import type { ReactNode } from 'react'
import type { WordsPath } from '@/i18n/pick-words'
import { Words } from '@/i18n/words'
import { SitePage } from '@/ui/chrome/site-page'
import { Missing } from '@/ui/message-screen/missing'
import type { PageWidth } from '@/ui/primitives/page'
import { readTestPage, type TestPageProps, type TestRoute } from './read-test-page'

/** What every screen of the test may say. */
export const TEST_WORDS = ['passing', 'test.common', 'test.question.picker'] as const satisfies WordsPath[]

type Found = NonNullable<Awaited<ReturnType<typeof readTestPage>>['found']>
type Props = {
  route: TestRoute
  page: TestPageProps
  words: readonly WordsPath[] | ((found: Found) => readonly WordsPath[])
  width?: PageWidth
  children: (found: Found & { here: { code: string; examId: number } }) => ReactNode
}

/** A cached shell round a client island: what belongs to one visitor is read in the browser. */
export async function TestPage({ route, page, words, width = 'narrow', children }: Props) {
  const { found, path } = await readTestPage(route, page)
  if (!found) return <Missing path={path} />
  const { place, shop } = found
  const here = { code: place.code, examId: place.examId }
  return (
    <SitePage place={place} shop={shop} scheme="auto" width={width} footer={route === 'instructions'}>
      <Words of={typeof words === 'function' ? words(found) : words} kind={found.exam.kind}>
        {children({ ...found, here })}
      </Words>
    </SitePage>
  )
}
