import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CallImages_call$key } from './__generated__/CallImages_call.graphql'
import type { CallImages_provider$key } from './__generated__/CallImages_provider.graphql'
import { ImagesPanel } from './ImagesPanel'

/** The images of an existing call. */
export const CallImages = ({
  readOnly,
  ...props
}: {
  call: CallImages_call$key
  provider: CallImages_provider$key
  readOnly: boolean
}) => {
  const { images } = useFragment(
    graphql`
      fragment CallImages_call on Call {
        images {
          databaseId
          fileName
        }
      }
    `,
    props.call,
  )
  const { databaseId } = useFragment(
    graphql`
      fragment CallImages_provider on Provider {
        databaseId
      }
    `,
    props.provider,
  )
  const kept = useMemo(() => images.map((image) => ({ id: image.databaseId, fileName: image.fileName })), [images])
  return <ImagesPanel providerId={databaseId} kept={kept} readOnly={readOnly} />
}
