import { boughtTiers } from '@/services/orders/bought-tiers'
import { placeForSitting } from '@/services/orders/place-for-sitting'
import { readReceiptMail } from '@/services/orders/read-receipt-mail'
import { resendReceipt } from '@/services/orders/resend-receipt'
import { checkOrder } from '@/services/payments/check-order'
import { openPayment } from '@/services/payments/open-payment'
import { openPartsOf } from '@/services/reports/open-parts'
import { defineEndpoints } from '../define-endpoints'
import { limitGuesses } from '../limit-guesses'
import { viewOrder } from './view-order'

export const payEndpoints = defineEndpoints({
  'pay.create': ({ deps, input: { body }, viewer, sitting }) =>
    limitGuesses(deps, { call: 'pay.create', code: body.promoCode, viewer }, () =>
      placeForSitting(deps, { sitting, input: body, ip: viewer.ip, sale: 'report' }),
    ),

  'pay.start': async ({ deps, input: { body }, req, order }) => {
    const host = (req.headers.get('host') ?? '').replace(/:\d+$/, '')
    const opened = await openPayment(deps, {
      order,
      gatewayId: body.gateway,
      method: body.method,
      locale: body.hl,
      host,
    })
    return { orderNumber: order.number, gateway: body.gateway, method: body.method, ...opened }
  },

  'pay.info': ({ deps, req, order, sitting, viewer }) =>
    viewOrder(deps, { order, sitting, viewer, hl: req.headers.get('hl') }),

  'pay.check': ({ deps, viewer, order }) => checkOrder(deps, { order, viewer }),

  'pay.status': async ({ deps, sitting }) => {
    const tiers = await boughtTiers(deps, sitting.id)
    return { paid: tiers.length > 0, tiers, openParts: [...(await openPartsOf(deps, sitting))] }
  },

  'pay.resend': ({ deps, input: { body }, order, sitting, viewer }) =>
    resendReceipt(deps, { order, sitting, email: body.email, viewer }),

  'pay.mail': ({ deps, order, sitting, viewer }) => readReceiptMail(deps, { order, sitting, viewer }),
})
