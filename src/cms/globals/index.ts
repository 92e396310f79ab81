import type { GlobalConfig } from 'payload'
import { navigated } from '../access/rules'
import { dressedGlobal } from '../admin/dressed'
import { loggedGlobal } from '../hooks/logged'
import { keptWholeGlobal } from '../publishing/kept-whole'
import { neverOverwrittenGlobal } from '../publishing/never-overwritten'
import { Counters } from './counters'
import { SiteSettings } from './site-settings'

export const globals: GlobalConfig[] = [SiteSettings, Counters].map((config) =>
  navigated(dressedGlobal(loggedGlobal(neverOverwrittenGlobal(keptWholeGlobal(config))))),
)
