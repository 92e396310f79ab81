import type { Locale } from '@/domain/locale/locales'
import { renderPicture } from '@/gateways/picture/render-picture'
import type { SharedView } from '../view/share-view'
import { sharePicture } from './share-picture'

/** The picture of a shared result, for previews of its link. */
export const drawShared = ({ view, locale }: { view: SharedView; locale: Locale }): Promise<Buffer> =>
  renderPicture({ locale, node: sharePicture(view) })
