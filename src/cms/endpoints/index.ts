import type { CallId } from '@/domain/api/calls'
import { previewCall } from './admin/preview'
import { appEndpoints } from './app/app'
import { paymentEndpoints } from './app/payment'
import { protocolEndpoints } from './app/protocol'
import { articleEndpoints } from './centre/article'
import { courseEndpoints } from './centre/course'
import { courseFileEndpoints } from './centre/course-files'
import { coursePdfEndpoint } from './centre/course-pdf'
import { dailyEndpoints } from './centre/daily'
import { gameEndpoints } from './centre/game'
import { helpEndpoints } from './centre/help'
import { secretEndpoints } from './centre/secret'
import { certificateEndpoints } from './exam/certificate'
import { certificateFileEndpoint } from './exam/certificate-file'
import { examEndpoints } from './exam/exam'
import { landingPictureEndpoint } from './exam/landing-picture'
import { orderEndpoints } from './exam/order'
import { questionEndpoints } from './exam/question'
import { reportEndpoints } from './exam/report'
import { reportFileEndpoints } from './exam/report-file'
import { reviewEndpoints } from './exam/review'
import { sharedPictureEndpoint } from './exam/shared-picture'
import { sittingEndpoints } from './exam/sitting'
import { skuEndpoints } from './exam/sku'
import type { OwnEndpoint } from './own-endpoint'
import { mailReturnedEndpoint } from './pay/mail-returned'
import { packageEndpoints } from './pay/package'
import { payEndpoints } from './pay/pay'
import { planEndpoints } from './pay/plan'
import { subscriptionEndpoints } from './pay/subscription'
import { unsubscribeEndpoints } from './pay/unsubscribe'
import { webhookEndpoints } from './pay/webhook'
import { revalidateEndpoint } from './revalidate'
import { dataEndpoints } from './user/data'
import { purchaseEndpoints } from './user/purchase'
import { userEndpoints } from './user/user'

/** The handler of every call, in the file of its noun: `report.read` in report.ts. A call without one does not compile. */
const CALL_ENDPOINTS: Record<CallId, OwnEndpoint> = {
  ...appEndpoints,
  ...protocolEndpoints,
  ...paymentEndpoints,
  ...examEndpoints,
  ...sittingEndpoints,
  ...questionEndpoints,
  ...orderEndpoints,
  ...reportEndpoints,
  ...certificateEndpoints,
  ...skuEndpoints,
  ...payEndpoints,
  ...packageEndpoints,
  ...articleEndpoints,
  ...courseEndpoints,
  ...helpEndpoints,
  ...dailyEndpoints,
  ...reviewEndpoints,
  ...secretEndpoints,
  ...gameEndpoints,
  ...unsubscribeEndpoints,
  ...dataEndpoints,
  ...userEndpoints,
  ...purchaseEndpoints,
  ...planEndpoints,
  ...subscriptionEndpoints,
}

/** Everything under /api and /pay that is ours; served by answer-own-call.ts. */
export const endpoints: OwnEndpoint[] = [
  ...webhookEndpoints,
  mailReturnedEndpoint,
  revalidateEndpoint,
  previewCall,
  ...courseFileEndpoints,
  coursePdfEndpoint,
  sharedPictureEndpoint,
  landingPictureEndpoint,
  ...reportFileEndpoints,
  certificateFileEndpoint,
  ...Object.values(CALL_ENDPOINTS),
]
