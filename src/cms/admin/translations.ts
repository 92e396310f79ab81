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

/** The admin in the nine languages, as Payload has them. */
export const adminTranslations: Config['i18n'] = {
  fallbackLanguage: 'en',
  supportedLanguages: { en, zh, fr, es, ja, 'zh-TW': zhTw, de, pt, ko },
}
