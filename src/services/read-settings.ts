import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@/domain/settings'
import { site_settings } from '@/payload-schema'
import type { Deps } from './deps'
import type { TransactionHandle } from './transaction'

type Database = Deps['payload']['db']['drizzle'] | TransactionHandle

/** The site settings as staff saved them; what they are by default where nobody has. */
export const readSettings = async (db: Database): Promise<SiteSettings> => {
  const [saved] = await db
    .select({
      reportOpensAfterSeconds: site_settings.reportOpensAfterSeconds,
      permanentDiscountPercent: site_settings.permanentDiscountPercent,
      listPageSize: site_settings.listPageSize,
      treeHoleCharacters: site_settings.treeHoleCharacters,
      orderExpiresAfterHours: site_settings.orderExpiresAfterHours,
      timeZone: site_settings.timeZone,
    })
    .from(site_settings)
    .limit(1)
  return saved ?? DEFAULT_SITE_SETTINGS
}
