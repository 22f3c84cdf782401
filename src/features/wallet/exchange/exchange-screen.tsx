import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import { CouponList } from './coupon-list.tsx'
import { Mall } from './mall.tsx'

/** The tabs: goods for points, or coupons. */
export type ExchangeTab = 'points' | 'coupons'

export interface ExchangeScreenProps {
  readonly tab: ExchangeTab
  readonly onTab: (tab: ExchangeTab) => void
}

const TABS = 'exchange'

/** The player's points with goods to exchange them for, and coupons. */
export function ExchangeScreen({ tab, onTab }: ExchangeScreenProps): ReactElement {
  const { t } = useTranslation('exchange')
  return (
    <Stack gap={4}>
      <Tabs
        label={t('tabs')}
        idBase={TABS}
        items={[
          { id: 'points', label: t('mall'), icon: 'points' },
          { id: 'coupons', label: t('coupons'), icon: 'redeem' },
        ]}
        value={tab}
        onChange={(next) => onTab(next === 'coupons' ? 'coupons' : 'points')}
      />
      <TabPanel idBase={TABS} value={tab}>
        {tab === 'points' ? <Mall /> : <CouponList />}
      </TabPanel>
    </Stack>
  )
}
