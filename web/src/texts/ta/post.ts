export const ourBlog = 'எங்கள் வலைப்பதிவு';
export const backToBlog = 'எல்லாக் கட்டுரைகளும்';
export const inThisPost = 'இந்தக் கட்டுரையில்';
export const readNext = 'அடுத்து படிக்க';
export const allPosts = 'எல்லாக் கட்டுரைகளும்';
export const notFound = 'கட்டுரை கிடைக்கவில்லை';
export const notFoundText =
  'இந்த முகவரியில் கட்டுரை எதுவும் இல்லை. இடம் மாற்றப்பட்டிருக்கலாம் அல்லது நீக்கப்பட்டிருக்கலாம்.';
