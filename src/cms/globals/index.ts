import type { GlobalConfig } from 'payload'
import { Counters } from './counters'
import { SiteSettings } from './site-settings'

export const globals: GlobalConfig[] = [SiteSettings, Counters]
