import { useTranslations } from 'next-intl'
import { Phrases } from '../primitives/phrases'
import { HomeLink } from './home-link'
import { MessageScreen } from './message-screen'

/** The 404 screen. `path` is what was asked for. */
export function NotFound({ path }: { path: string }) {
  const t = useTranslations('notFound')
  return (
    <MessageScreen
      code={404}
      title={<Phrases>{t('title', { path })}</Phrases>}
      text={t('explanation')}
      action={<HomeLink>{t('home')}</HomeLink>}
    />
  )
}
