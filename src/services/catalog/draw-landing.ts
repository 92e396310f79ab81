import type { Locale } from '@/domain/locale/locales'
import { renderPicture } from '@/gateways/picture/render-picture'
import { type LandingPicture, landingPicture } from './landing-picture'

/** The picture of a landing page, for previews of its link. */
export const drawLanding = ({ locale, ...picture }: LandingPicture & { locale: Locale }): Promise<Buffer> =>
  renderPicture({ locale, node: landingPicture(picture) })
