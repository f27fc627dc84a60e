import { type RefObject, useEffect, useRef, useState } from 'react'
import { labelled } from '../i18n/joined-texts.ts'
import { t } from '../i18n/translate.ts'
import { createFileViewer, type FileViewer } from './file-viewer.ts'
import type { PageText } from './pdf/render-messages.ts'
import { useViewerControls, type ViewerState } from './use-page-viewer.ts'
import type { PageViewer } from './viewer/page-viewer.ts'

/** Shows a file of unknown origin in the page viewer once its bytes are available; it has no fields to edit. */
export function useDeliveredViewer(
  viewport: RefObject<HTMLElement | null>,
  bytes: Uint8Array | undefined,
  label: string,
): ViewerState {
  const fileViewer = useRef<FileViewer>(undefined)
  const viewer = useRef<PageViewer>(undefined)
  const controls = useViewerControls(viewer)
  const currentLabel = useRef(label)
  const [position, setPosition] = useState({ page: 1, count: 0 })
  const [scale, setScale] = useState(1)
  const [revision, setRevision] = useState(0)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    currentLabel.current = label
    viewer.current?.relabel()
  }, [label])

  useEffect(() => {
    if (!viewport.current) return
    const created = createFileViewer(viewport.current, {
      labelOf: (number, count) => labelled(t('preview.page', { page: number, count }), currentLabel.current),
      onPageChange: (number, count) => setPosition({ page: number, count }),
      onScale: setScale,
      onShown(shown) {
        setRevision(shown)
        setFailure(undefined)
      },
      fail: setFailure,
    })
    fileViewer.current = created
    viewer.current = created.pages
    return created.stop
  }, [viewport])

  useEffect(() => {
    if (bytes) fileViewer.current?.open(bytes)
  }, [bytes])

  return {
    ...position,
    ...controls,
    scale,
    failure,
    revision,
    chooseFirstField: () => {},
    async readText({ first, last }) {
      const file = fileViewer.current?.file()
      if (!file) return undefined
      const { pdf, info } = file
      const pages: PageText[] = []
      for (let page = first; page <= Math.min(last, info.pageCount - 1); page++)
        pages.push(await pdf.text(page))
      return { pages, pageCount: info.pageCount }
    },
  }
}
