import { imageLimit, imageTypes } from '../../../domain/calls/entries/images'
import { imageSizes, type ImageSize } from '../../../files/imageStore'
import { findImage, readImage } from '../../../services/calls/entries/images/readImage'
import { uploadImage } from '../../../services/calls/entries/images/uploadImage'
import { choiceParameter } from '../kernel/query'
import { Download, type Route, route } from '../kernel/route'
import { image } from './showCall'

const base = '/providers/{providerId}/images'

const tagOf = (id: string, size: ImageSize): string => `"${size === 'original' ? 'i' : 't'}${id}"`

export const imageRoutes: Route[] = [
  route({
    name: 'uploadImage',
    summary: 'Send a picture, to be put on a call by its id; kept for a day until then',
    method: 'POST',
    path: base,
    permission: 'call:create',
    file: {
      part: 'file',
      says: 'A PNG, JPEG, GIF or WebP image by its content, of at most 14 MiB and 50 million pixels. It is encoded anew: what it tells besides the picture, such as place and time, is not kept.',
      most: imageLimit,
    },
    answer: image.schema,
    handle: async ({ request, file }) =>
      image.show(await findImage(request, (await uploadImage(request, { file })).imageId)),
  }),
  {
    name: 'readImage',
    summary: 'The picture itself; audited',
    method: 'GET',
    path: `${base}/{id}`,
    permission: 'call:see',
    // A page that shows a call asks for its pictures by itself.
    isPoll: true,
    query: { size: choiceParameter(imageSizes, 'A thumbnail is a WebP image of at most 320 by 320 pixels.') },
    answer: { types: Object.keys(imageTypes), says: 'The picture.' },
    tag: async ({ request, params, query }) =>
      tagOf((await findImage(request, params.id!)).id, query.size as ImageSize),
    handle: async ({ request, params, query }) => {
      const { bytes, contentType, fileName } = await readImage(request, params.id!, query.size as ImageSize)
      return new Download(bytes, contentType, fileName)
    },
  },
]
