import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import { may } from '../../access/roles'
import { FindBox } from '../find/find-box'
import { FIND_ON_START } from '../find/find-on-start'
import { GatewaysPanel } from '../gateways/gateways-panel'
import { LedgerExport } from '../ledger/ledger-export'
import { OperationNotice } from '../notices/operation-notice'
import { Statistics } from '../statistics/statistics'
import { Directory } from './directory'
import { LackingPages } from './lacking-pages'
import { readChoices } from './read-choices'
import styles from './start.module.css'

/** The admin's start page: the way to anything, what must not be overlooked, how the shop does, and everything else. */
export async function StartPage(props: DashboardViewServerProps) {
  const { req } = props.initPageResult
  return (
    <Gutter className={styles.start}>
      {req.user && <FindBox inputId={FIND_ON_START} />}
      <div>
        <OperationNotice i18n={req.i18n} payload={req.payload} user={req.user ?? undefined} />
      </div>
      {may(req.user, 'landings', 'write') && <LackingPages req={req} />}
      {may(req.user, 'statistics', 'read') && <Statistics choices={await readChoices(req)} />}
      {req.user && <GatewaysPanel req={req} />}
      {may(req.user, 'orders', 'read') && <LedgerExport now={new Date().toISOString()} />}
      <Directory
        navGroups={props.navGroups}
        permissions={props.permissions}
        i18n={req.i18n}
        payload={req.payload}
      />
    </Gutter>
  )
}
