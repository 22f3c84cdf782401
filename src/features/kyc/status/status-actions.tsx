import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useBalance } from '#src/queries/balance.ts'
import { userQuery } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { CorrectionLinks } from '../correction-links.tsx'
import { pageToGoOn } from '../next-step.ts'

const PRIMARY = buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })
const SECONDARY = buttonClass({ fullWidth: true })

/** The actions at each status, the main one first. */
export const StatusActions = observer(function StatusActions({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const { session } = useStores()
  const { balance } = useBalance()
  const user = useQuery({ ...userQuery(), enabled: false })
  switch (identity.identityStatus) {
    case 'unverified':
    case 'editing':
      return (
        <Stack gap={3}>
          <Link to={pageToGoOn(identity)} className={PRIMARY}>
            {t(identity.hasBase ? 'goOn' : 'start')}
          </Link>
          {identity.hasBase && (
            <Link to={ROUTES.kycBaseInfo} className={SECONDARY}>
              {t('editBase')}
            </Link>
          )}
        </Stack>
      )
    case 'rejected':
      return (
        <Stack gap={3}>
          <CorrectionLinks identity={identity} />
        </Stack>
      )
    case 'pending':
      // The page reads the status again by itself.
      return null
    case 'approved':
      // User info follows shortly, or by the button if it failed; until then withdraw would redirect here.
      return session.isRatified ? (
        <Stack gap={3}>
          {/* Nothing to withdraw yet. */}
          {balance === 0 ? (
            session.mayPlay && (
              <Link to={ROUTES.recharge} className={PRIMARY}>
                {t('toDeposit')}
              </Link>
            )
          ) : (
            <Link to={ROUTES.withdraw} className={PRIMARY}>
              {t('toWithdraw')}
            </Link>
          )}
          {session.mayPlay && (
            <Link to={ROUTES.game} className={SECONDARY}>
              {t('toGames')}
            </Link>
          )}
        </Stack>
      ) : (
        <Button fullWidth icon="refresh" busy={user.isFetching} onClick={() => void user.refetch()}>
          {t('checkAgain')}
        </Button>
      )
  }
})
