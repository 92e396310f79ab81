import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SitePage } from '@/ui/chrome/site-page'
import { Missing } from '@/ui/message-screen/missing'
import type { PageWidth } from '@/ui/primitives/page'
import { readTestPage, type TestPageProps } from './read-test-page'
import type { TestRoute } from './test-words'

type Found = NonNullable<Awaited<ReturnType<typeof readTestPage>>['found']>
type Props = {
  route: TestRoute
  page: TestPageProps
  width?: PageWidth
  children: (found: Found & { here: { code: string; examId: number } }) => ReactNode
}

/** A cached shell round a client island: what belongs to one visitor is read in the browser. */
export async function TestPage({ route, page, width = 'narrow', children }: Props) {
  const { found, path } = await readTestPage(route, page)
  if (!found) return <Missing path={path} />
  const { place, shop, words } = found
  const here = { code: place.code, examId: place.examId }
  return (
    <SitePage place={place} shop={shop} scheme="auto" width={width} footer={route === 'instructions'}>
      <NextIntlClientProvider messages={words}>{children({ ...found, here })}</NextIntlClientProvider>
    </SitePage>
  )
}
