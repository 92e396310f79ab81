import type { GlobalConfig } from 'payload'
import { dressedGlobal } from '../admin/dressed'
import { Counters } from './counters'
import { SiteSettings } from './site-settings'

export const globals: GlobalConfig[] = [SiteSettings, Counters].map(dressedGlobal)
