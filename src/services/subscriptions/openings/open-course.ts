import { COURSE_LEVEL, planOpens } from '@/domain/subscriptions/opens'
import { subscription_openings } from '@/payload-schema'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import { inTransaction } from '../../transaction'
import { lockOwnPlan } from '../lock-own-plan'

/**
 * Opens a course to a customer with their plan, to the end of the period. Opened again in it, it counts once.
 * @throws Refusal notInPlan, planUsedUp.
 */
export const openCourseByPlan = (
  deps: Deps,
  { customer, course }: { customer: string; course: string },
): Promise<{ opened: true }> =>
  inTransaction(deps, async (transaction) => {
    const plan = await lockOwnPlan(deps, { transaction, customer })
    if (plan.courses.has(course)) return { opened: true }
    const opens = planOpens({ needs: COURSE_LEVEL, has: plan.access.level, left: plan.left.courses.left })
    if (opens === 'none_left') throw new Refusal('planUsedUp')
    if (opens === 'not_in_plan') throw new Refusal('notInPlan')
    const at = plan.now.toISOString()
    const { subscription, course: its, periodStart } = subscription_openings
    await transaction.db
      .insert(subscription_openings)
      .values({ subscription: plan.row.id, course, periodStart: plan.period?.start ?? at, openedAt: at })
      // Of one that was given back in this period.
      .onConflictDoUpdate({
        target: [subscription, its, periodStart],
        set: { openedAt: at, givenBackAt: null },
      })
    return { opened: true }
  })
