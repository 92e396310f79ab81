import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import { may } from '../../access/roles'
import { GatewaysPanel } from '../gateways/gateways-panel'
import { LedgerExport } from '../ledger/ledger-export'
import { OperationNotice } from '../notices/operation-notice'
import { Statistics } from '../statistics/statistics'
import { Directory } from './directory'
import { LackingPages } from './lacking-pages'
import { readChoices } from './read-choices'
import styles from './start.module.css'

/** The admin's start page: what must not be overlooked, how the shop does, and the way to everything else. */
export async function StartPage(props: DashboardViewServerProps) {
  const { req } = props.initPageResult
  return (
    <Gutter className={styles.start}>
      <div>
        <OperationNotice i18n={req.i18n} payload={req.payload} />
      </div>
      {req.user && <LackingPages req={req} />}
      {may(req.user, 'statistics', 'read') && <Statistics choices={await readChoices(req)} />}
      {req.user && <GatewaysPanel req={req} />}
      {may(req.user, 'orders', 'read') && <LedgerExport now={new Date().toISOString()} />}
      <Directory
        navGroups={props.navGroups}
        permissions={props.permissions}
        i18n={req.i18n}
        adminRoute={req.payload.config.routes.admin}
      />
    </Gutter>
  )
}
