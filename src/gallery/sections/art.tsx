import type { ReactElement } from 'react'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'
import { Parol } from '#src/ui/brand/parol.tsx'
import { RewardArt } from '#src/ui/brand/reward-art.tsx'
import { Skyline } from '#src/ui/brand/skyline.tsx'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Picture } from '#src/ui/feedback/picture.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Example, Examples } from '../example.tsx'
import { useSay } from '../texts.ts'
import styles from './art.module.css'

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const
const REWARDS = [
  { type: 'cash', text: { en: 'Cash', vi: 'Tiền mặt' }, amount: '+₱500.00' },
  { type: 'coupon', text: { en: 'Coupon', vi: 'Phiếu thưởng' }, amount: '' },
  { type: 'energy', text: { en: 'Energy', vi: 'Năng lượng' }, amount: '+20' },
  { type: 'point', text: { en: 'Points', vi: 'Điểm' }, amount: '+1,200' },
] as const
const EARNED_BY = ['daily', 'rebate', 'monthly', 'deposit', 'turnover', 'prize', 'gift', 'verify'] as const
const PICTURES = ['lantern', 'inbox', 'search', 'records', 'offline', 'broken', 'maintenance'] as const
const SEEDS = ['parol', 'reef', 'fiesta', 'jeepney', 'sabong', 'mango', 'kalesa', 'vinta'] as const

/** Our drawings: logo, ornament, badges, rewards, pictures, replacement covers. */
export function Art(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="Mark">
        <Example title="Logo · sm, md, lg" column>
          <Logo name={PRODUCT_NAME} size="sm" />
          <Logo name={PRODUCT_NAME} />
          <Logo name={PRODUCT_NAME} size="lg" />
        </Example>
        <Example title="Logo · markOnly, nameOnly; Parol · glow" night>
          <Logo name={PRODUCT_NAME} markOnly />
          <Logo name={PRODUCT_NAME} nameOnly />
          <Parol size={96} glow />
        </Example>
        <Example title="Banderitas · 1 and 2 rows" wide column>
          <Banderitas />
          <Banderitas rows={2} />
        </Example>
        <Example title="Skyline" wide night>
          <Skyline className={styles.skyline} />
        </Example>
      </Examples>
      <Examples title="VIP">
        <Example title="VipBadge · levels 0 to 10 and above" wide>
          {LEVELS.map((level) => (
            <VipBadge key={level} level={level} size={64} label={`VIP ${String(level)}`} />
          ))}
        </Example>
        <Example title="VipBadge · 24, 32, 40">
          {[24, 32, 40].map((size) => (
            <VipBadge key={size} level={8} size={size} label={`VIP 8, ${String(size)}`} />
          ))}
        </Example>
        <Example title="VipBadge · on night" night>
          {[2, 4, 8, 10].map((level) => (
            <VipBadge key={level} level={level} size={48} label={`VIP ${String(level)}`} />
          ))}
        </Example>
      </Examples>
      <Examples title="Rewards">
        {REWARDS.map(({ type, text, amount }) => (
          <Example key={type} title={`RewardArt · ${type}`}>
            <RewardArt type={type} size={72} />
            <Stack gap={1}>
              <Text weight="bold">{say(text)}</Text>
              <Text size="lg" weight="bold" tone="accent">
                {amount}
              </Text>
            </Stack>
          </Example>
        ))}
        <Example title={`RewardArt · ${EARNED_BY.join(', ')}`} wide>
          {EARNED_BY.map((type) => (
            <RewardArt key={type} type={type} size={72} />
          ))}
        </Example>
      </Examples>
      <Examples title="Pictures of empty and failed places">
        {PICTURES.map((name) => (
          <Example key={name} title={`Picture · ${name}`} column>
            <Picture name={name} />
          </Example>
        ))}
      </Examples>
      <Examples title="Stand-ins for covers">
        <Example title="Image · by seed" wide>
          {SEEDS.map((seed) => (
            <span key={seed} className={styles.cover}>
              <Image src="" alt={seed} ratio="3 / 4" seed={seed} fallbackText={seed} sizes="180px" />
            </span>
          ))}
        </Example>
      </Examples>
    </>
  )
}
