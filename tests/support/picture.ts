import sharp from 'sharp';

export const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
