import type { PayloadRequest } from 'payload'
import { gatewaySwitches } from '@/gateways/payments/payment-gateways'
import { may } from '../../access/roles'
import { wordsForCode } from '../codes/words-for-code'
import styles from '../panel/panel.module.css'
import { tagOfLanguage } from '../words/languages'
import { say } from '../words/say'
import own from './gateways.module.css'
import { whyOff } from './why-off'

/** On the start page: which providers are on, what the others wait for, and how far their books are compared; for owners. */
export async function GatewaysPanel({ req }: { req: PayloadRequest }) {
  if (!may(req.user, 'system', 'read')) return null
  const { i18n } = req
  const { docs } = await req.payload.find({
    collection: 'gateway-states',
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
  })
  const at = new Intl.DateTimeFormat(tagOfLanguage(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const time = (value: string | null | undefined) =>
    value ? `${at.format(new Date(value))} UTC` : say(i18n, 'gateways.never')
  return (
    <section className={styles.panel} aria-labelledby="gateways">
      <h3 id="gateways">{say(i18n, 'gateways.title')}</h3>
      <ul className={own.list}>
        {gatewaySwitches().map((one) => {
          const state = docs.find(({ gateway }) => gateway === one.id)
          return (
            <li key={one.id}>
              <strong>{wordsForCode({ name: 'gateway', code: one.id, language: i18n.language })}</strong>
              <span className={one.on ? styles.good : own.off}>
                {one.on ? say(i18n, 'gateways.on') : `${say(i18n, 'gateways.off')}: ${whyOff({ one, i18n })}`}
              </span>
              {one.on && <span>{say(i18n, 'gateways.pulled', { at: time(state?.eventsPulledAt) })}</span>}
              {one.on && <span>{say(i18n, 'gateways.balanced', { at: time(state?.balancedTo) })}</span>}
              {one.on && state?.lastError && <span className={styles.bad}>{state.lastError}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
