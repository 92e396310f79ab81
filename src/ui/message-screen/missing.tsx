import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { NotFound } from './not-found'
import { Quiet } from './quiet'

/**
 * The 404 of a cached page: the screen is in the HTML and the status is 404.
 * notFound() alone sends an empty body that only a script fills. Thrown inside a Suspense boundary it still sets the
 * status (while Next prerenders, so never on a force-dynamic page) and what is outside is kept; Quiet keeps the
 * same error from replacing the screen in the browser.
 */
export function Missing({ path }: { path: string }) {
  return (
    <>
      <NotFound path={shorten(path)} />
      <Quiet>
        <Suspense fallback={null}>
          <Status404 />
        </Suspense>
      </Quiet>
    </>
  )
}

export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('pageTitle'), robots: { index: false } }
}

async function Status404(): Promise<never> {
  notFound()
}

const LONGEST = 300
const shorten = (path: string): string => (path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path)
