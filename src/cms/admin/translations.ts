import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { ja } from '@payloadcms/translations/languages/ja'
import { ko } from '@payloadcms/translations/languages/ko'
import { pt } from '@payloadcms/translations/languages/pt'
import { zh } from '@payloadcms/translations/languages/zh'
import { zhTw } from '@payloadcms/translations/languages/zhTw'
import type { Config } from 'payload'
import { ADMIN_LANGUAGES } from './words/languages'
import { say } from './words/say'

/** The tab of the texts takes its word from here, too. Payload's warning that a colleague is editing says that their text may be lost; here it is not (hooks/refuse-stale.ts). */
const translations = Object.fromEntries(
  Object.keys(ADMIN_LANGUAGES).map((language) => [
    language,
    {
      general: { currentlyEditing: say({ language }, 'saving.editingNow') },
      plumbline: { texts: say({ language }, 'texts.tab') },
    },
  ]),
)

/** The admin in the nine languages, as Payload has them but for a few words of ours. */
export const adminTranslations: Config['i18n'] = {
  fallbackLanguage: 'en',
  supportedLanguages: { en, zh, fr, es, ja, 'zh-TW': zhTw, de, pt, ko },
  translations,
}
