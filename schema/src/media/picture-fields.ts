/**
 * The fields that show a picture, and the width in pixels from which it is sharp there (health-1):
 * by document or collection, with `*` for each entry of a list.
 */
export const pictureFields: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'content/home': { heroImage: 1200, 'testimonials.*.image': 96 },
  'content/about': { heroImage: 1200 },
  'content/navbar': { logo: 80 },
  posts: { image: 1200 },
  trainers: { photo: 96 },
};
