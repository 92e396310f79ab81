import { useMessages } from 'next-intl'
import { ButtonLink } from '../primitives/button-link'
import { Phrases } from '../primitives/phrases'
import { MessageScreen } from './message-screen'

/** The 404 screen. `path` is what was asked for. Reads its four sentences bare: every page carries this file, none its formatter. */
export function NotFound({ path }: { path: string }) {
  const { notFound: words } = useMessages()
  return (
    <MessageScreen
      code={404}
      title={<Phrases>{words.title.replace('{path}', () => path)}</Phrases>}
      text={words.explanation}
      action={<ButtonLink href="/">{words.home}</ButtonLink>}
    />
  )
}
