import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Goods } from '#generated/http/schemas/goods.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './mall.module.css'

export interface GoodsTileProps {
  readonly goods: Goods
  /** How many the player has. */
  readonly points: number
  readonly onChoose: () => void
}

/** One thing that points buy. Where it cannot be had, a word says why in place of the button. */
export function GoodsTile({ goods, points, onChoose }: GoodsTileProps): ReactElement {
  const { t } = useTranslation(['exchange', 'common'])
  const { id, name, image, stock } = goods
  return (
    <Card as="li" padding="sm" className={styles.tile}>
      <Image src={image} alt="" ratio="1" seed={id} />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.cost}>{t('cost', { points: formatPoints(goods.points) })}</p>
        <p className={styles.quiet}>{stock === 0 ? t('soldOut') : t('left', { stock: formatPoints(stock) })}</p>
      </div>
      {stock > 0 && points >= goods.points ? (
        <Button variant="secondary" fullWidth aria-label={t('choose', { name })} onClick={onChoose}>
          {t('common:exchange')}
        </Button>
      ) : (
        <p className={styles.quiet}>{stock > 0 ? t('tooFew') : ''}</p>
      )}
    </Card>
  )
}
