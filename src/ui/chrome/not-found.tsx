import { useTranslations } from 'next-intl'
import { Link } from './link'

/** The 404 screen. `path` is what was asked for. */
export function NotFound({ path }: { path: string }) {
  const t = useTranslations('notFound')
  return (
    <main>
      <h1>{t('title', { path })}</h1>
      <p>{t('explanation')}</p>
      <Link href="/">{t('home')}</Link>
    </main>
  )
}
