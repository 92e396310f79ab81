import { matchPath } from '@/domain/routing/match-path'
import { storedLandingHref } from './landing-href'

/** The name of the landing this visitor came through; undefined: they came through none. */
export const storedLandingSlug = (): string | undefined =>
  matchPath(storedLandingHref().split('?')[0] ?? '')?.params.slug
