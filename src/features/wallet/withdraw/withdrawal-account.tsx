import type { ReactElement } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { Notice, type NoticeProps } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import type { WithdrawalRead } from '../orders.queries.ts'
import { bankName } from '../bank-name.ts'
import { isReturned } from './withdrawal-state.ts'

const ACCOUNTS = [
  { tone: 'pending', key: 'pending' },
  { tone: 'pending', key: 'reviewed' },
  { tone: 'success', key: 'success' },
  { tone: 'danger', key: 'failed' },
  { tone: 'danger', key: 'rejected' },
  { tone: 'info', key: 'exception' },
  { tone: 'pending', key: 'processing' },
] as const satisfies readonly { tone: NoticeProps['tone']; key: string }[]

/** What the state of a withdrawal means for the player, with the server's reason where it gives one. */
export function WithdrawalAccount({ withdrawal }: { readonly withdrawal: WithdrawalRead }): ReactElement {
  const { t } = useTranslation(['withdraw', 'common'])
  const { status, reason, bank } = withdrawal
  const { tone, key } = ACCOUNTS[status] ?? { tone: 'info', key: 'other' }
  return (
    <Notice tone={tone} title={t(`states.${key}.title`)} role="status">
      <Stack gap={2}>
        <p>{t(`states.${key}.text`, { bank: bankName(bank) })}</p>
        {reason !== '' && <p>{t('reason', { reason })}</p>}
        {(isReturned(status) || key === 'exception') && (
          <p>
            <Link to={ROUTES.livechat}>{t('common:customerService')}</Link>
          </p>
        )}
      </Stack>
    </Notice>
  )
}
