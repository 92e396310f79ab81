import { boughtTiers } from '@/services/orders/bought-tiers'
import { findOrder } from '@/services/orders/find-order'
import { placeOrder } from '@/services/orders/place-order'
import { readReceiptMail } from '@/services/orders/read-receipt-mail'
import { resendReceipt } from '@/services/orders/resend-receipt'
import { checkOrder } from '@/services/payments/check-order'
import { openPayment } from '@/services/payments/open-payment'
import { openPartsOf } from '@/services/reports/open-parts'
import { findSitting } from '@/services/sittings/find-sitting'
import { defineEndpoint } from '../define-endpoint'
import { limitGuesses } from '../limit-guesses'
import { viewOrder } from './view-order'

const create = defineEndpoint({
  call: 'pay.create',
  limit: { max: 60, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const sitting = await findSitting(deps, { number: body.examOrderNumber, viewer })
    return limitGuesses(deps, { call: 'pay.create', code: body.promoCode, viewer }, () =>
      placeOrder(deps, { sitting, input: body, ip: viewer.ip, sale: 'report' }),
    )
  },
})

const start = defineEndpoint({
  call: 'pay.start',
  limit: { max: 60, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer, req }) => {
    const { order } = await findOrder(deps, { number: body.orderNumber, viewer })
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
})

const info = defineEndpoint({
  call: 'pay.info',
  handler: async ({ deps, input: { body }, viewer, req }) => {
    const { order, sitting } = await findOrder(deps, { number: body.orderNumber, viewer })
    return viewOrder(deps, { order, sitting, hl: req.headers.get('hl') })
  },
})

const check = defineEndpoint({
  call: 'pay.check',
  limit: { max: 240, windowSeconds: 60 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const { order } = await findOrder(deps, { number: body.orderNumber, viewer })
    return checkOrder(deps, { order, viewer })
  },
})

const status = defineEndpoint({
  call: 'pay.status',
  handler: async ({ deps, input: { params }, viewer }) => {
    const sitting = await findSitting(deps, { number: params.examOrderNumber, viewer })
    const tiers = await boughtTiers(deps, sitting.id)
    return { paid: tiers.length > 0, tiers, openParts: [...(await openPartsOf(deps, sitting.id))] }
  },
})

const resend = defineEndpoint({
  call: 'pay.resend',
  limit: { max: 10, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, viewer }) => {
    const { order, sitting } = await findOrder(deps, {
      number: body.orderNumber,
      viewer,
      ownBrowserOnly: true,
    })
    return resendReceipt(deps, { order, sitting, email: body.email })
  },
})

const mail = defineEndpoint({
  call: 'pay.mail',
  handler: async ({ deps, input: { body }, viewer }) => {
    const { order } = await findOrder(deps, { number: body.orderNumber, viewer })
    return readReceiptMail(deps, { order })
  },
})

export const payEndpoints = [create, start, info, check, status, resend, mail]
