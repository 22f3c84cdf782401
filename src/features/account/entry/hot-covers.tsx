import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { listOpenHotGamesQuery } from '#generated/http/games/list-open-hot-games.ts'
import { Image } from '#src/ui/data/image.tsx'
import styles from './hot-covers.module.css'

const COUNT = 3

/** The covers of three hot games. Decorative; nothing without three of them. */
export function HotCovers(): ReactElement | null {
  const { data } = useQuery({ ...listOpenHotGamesQuery({ pageSize: COUNT }), meta: { silentError: true } })
  const games = data?.list.slice(0, COUNT) ?? []
  if (games.length < COUNT) return null
  return (
    <div className={styles.covers} aria-hidden="true">
      {games.map(({ id, cover, coverColor }) => (
        <Image
          key={id}
          src={cover}
          alt=""
          ratio="3 / 4"
          seed={id}
          color={coverColor}
          sizes="120px"
          className={styles.cover}
        />
      ))}
    </div>
  )
}
