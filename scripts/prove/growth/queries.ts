import type pg from 'pg'

export type Statement = {
  text: string
  calls: number
  /** Milliseconds of a call. */
  ms: number
  /** Pages of 8 kB that a call looked at: what its plan costs, on any machine. */
  pages: number
}

/** Statements of the product itself; a proof's own and the queue's upkeep are left out. */
const OURS = `query !~* '^(set|begin|commit|rollback|savepoint|release|listen|notify|vacuum|create|drop|show)'
  and query !~* 'pg_stat_statements|growth|pgboss.version|pgboss.queue'`

export const forgetStatements = (db: pg.Client) => db.query('select pg_stat_statements_reset()')

/** What was asked since, by its text, most work first. */
export const readStatements = async (db: pg.Client): Promise<Statement[]> => {
  const { rows } = await db.query<Statement>(
    `select query as text, calls::int, mean_exec_time as ms,
        (shared_blks_hit + shared_blks_read)::float / calls as pages
      from pg_stat_statements s join pg_database d on d.oid = s.dbid
      where d.datname = current_database() and ${OURS}
      order by calls * mean_exec_time desc`,
  )
  return rows
}

export type Grown = {
  text: string
  calls: number
  small: Statement
  large: Statement
  allowed: number
  /** It counts a whole table, for the foot of a list that staff look at: nobody else waits for it. */
  counts: boolean
}

const COUNTS = /^select count\(\*\) from "[a-z_]+"( where \("sittings"\."health"|$)/

/** A tree of ten times as many keys is at most one page deeper, at each place where the plan goes down one. */
const DEEPER = 1.6
/** Of a table that was not grown: dead rows of the queue, a page that is new. One that is read has thousands. */
const FREE_PAGES = 40

/**
 * The statements that both sizes asked often enough, with how many pages a call may look at in the large one: a plan that goes by an
 * index looks at a few more, one that reads a table looks at as many more as there are rows.
 */
export const compare = (
  small: readonly Statement[],
  large: readonly Statement[],
  leastCalls: number,
): Grown[] => {
  const before = new Map(small.map((statement) => [statement.text, statement]))
  return large.flatMap((statement) => {
    const then = before.get(statement.text)
    if (!then || Math.min(then.calls, statement.calls) < leastCalls) return []
    const counts = COUNTS.test(statement.text)
    return [
      {
        text: statement.text,
        calls: statement.calls,
        small: then,
        large: statement,
        allowed: counts ? Number.POSITIVE_INFINITY : then.pages * DEEPER + FREE_PAGES,
        counts,
      },
    ]
  })
}
