import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import { CouponList } from '../coupons/coupon-list.tsx'
import { Mall } from './mall.tsx'

/** The tabs: goods for points, or coupons. */
export type ExchangeTab = 'points' | 'coupons'

export interface ExchangeScreenProps {
  readonly tab: ExchangeTab
  readonly onTab: (tab: ExchangeTab) => void
}

const TABS = 'exchange'

/** The player's points with goods to exchange them for, and coupons. */
export const ExchangeScreen = observer(function ExchangeScreen({ tab, onTab }: ExchangeScreenProps) {
  const { t } = useTranslation('exchange')
  const { uid } = useStores().session
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
        {tab === 'points' ? <Mall key={uid} /> : <CouponList />}
      </TabPanel>
    </Stack>
  )
})
