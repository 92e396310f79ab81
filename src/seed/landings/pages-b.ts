import type { PagePlan } from './page-plan'

export const PAGES_B: PagePlan[] = []
