import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { readExam } from '@/content/exam'
import { readShop } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'
import type { RouteId } from '@/domain/routing/routes'
import { Missing, missingMetadata } from '@/ui/chrome/missing'
import { SitePage } from '@/ui/chrome/site-page'
import type { PageWidth } from '@/ui/primitives/page'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'

type Props = { params: Promise<{ locale: string; code: string; examId: string }> }

type Screen = {
  route: RouteId
  title:
    | `pay.meta.${'tiers' | 'payment' | 'check' | 'failed' | 'success'}`
    | `report.meta.${'teaser' | 'result' | 'wrong' | 'link' | 'retrieve'}`
  width?: PageWidth
  scheme: 'light' | 'auto'
  screen: (place: { code: string; examId: number }) => ReactNode
}

/**
 * A page of one visitor: a cached shell around a client screen. It is never indexed, and nothing that belongs to the
 * visitor is in it. `title` also names the messages that its screen gets.
 */
export const personalPage = ({ route, title, width, scheme, screen }: Screen) => {
  const read = async ({ params }: Props) => {
    const given = await params
    const place = parsePlace({ route, params: given })
    const [shop, exam] = place ? await Promise.all([readShop(place), readExam(place)]) : [null, null]
    return { place, shop: exam && shop, path: place?.path ?? `/${given.code}-${given.examId}` }
  }

  const metadata = async (props: Props): Promise<Metadata> => {
    const { place, shop } = await read(props)
    if (!place || !shop) return missingMetadata()
    const t = await getTranslations()
    return { title: `${t(title)} · ${shop.brand.name}`, robots: { index: false, follow: false } }
  }

  const Page = async (props: Props) => {
    const { place, shop, path } = await read(props)
    if (!place || !shop) return <Missing path={path} />
    const { pay, report } = await getMessages()
    const { code, examId } = place
    const t = await getTranslations()
    return (
      <SitePage place={place} shop={shop} width={width} scheme={scheme}>
        <NextIntlClientProvider messages={title.startsWith('pay.') ? { pay } : { report }}>
          {/* The query is only known in the browser; the shell is cached without it. */}
          <Suspense fallback={<SpinnerWithWords centred>{t(title)}</SpinnerWithWords>}>
            {screen({ code, examId })}
          </Suspense>
        </NextIntlClientProvider>
      </SitePage>
    )
  }
  return { metadata, Page }
}
