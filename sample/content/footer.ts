import type { Footer } from '@institute/schema';

export const footer: Footer = {
  description:
    'We have taught software, data, cloud, security, design and marketing in Adyar, Chennai, since June 2003.',
  copyright: '',
  showSocialLinks: true,
  socialLinks: [
    {
      name: 'Facebook',
      icon: 'Facebook',
      url: 'https://facebook.vaasal.example',
      isActive: true,
    },
    {
      name: 'Instagram',
      icon: 'Instagram',
      url: 'https://instagram.vaasal.example',
      isActive: true,
    },
    {
      name: 'LinkedIn',
      icon: 'Linkedin',
      url: 'https://linkedin.vaasal.example',
      isActive: true,
    },
  ],
  showQuickLinks: true,
  quickLinks: [
    { label: 'About us', path: '/about', isActive: true },
    { label: 'All courses', path: '/courses', isActive: true },
    { label: 'Batches', path: '/batches', isActive: true },
    { label: 'Demo classes', path: '/demo', isActive: true },
    { label: 'Trainers', path: '/trainers', isActive: true },
    { label: 'Placements', path: '/placements', isActive: true },
    { label: 'Blog', path: '/blog', isActive: true },
    { label: 'Contact', path: '/contact', isActive: true },
  ],
};
