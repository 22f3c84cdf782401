import { useEffect, useState } from 'react'
import type { Side } from './papers.ts'
import { SideOutline } from './side-outline.tsx'
import styles from './upload.module.css'

export interface PicturePreviewProps {
  readonly side: Side
  readonly file: File | undefined
  readonly label: string
}

/** The picture as it will be sent; before there is one, the outline of what belongs in it. */
export function PicturePreview({ side, file, label }: PicturePreviewProps) {
  const url = useObjectUrl(file)
  return (
    <div className={styles.frame}>
      {url === undefined ? <SideOutline side={side} /> : <img className={styles.picture} src={url} alt={label} />}
    </div>
  )
}

/** An address for a file, given back as soon as another file takes its place or nobody looks. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file === undefined) return undefined
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
