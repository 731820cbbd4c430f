// Written by builds and `npm run dev` from src/content/kinds. Do not edit.
import { graphql } from "gatsby";

export const photoFile = graphql`
  fragment PhotoFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        formats: [WEBP]
        placeholder: NONE
        width: 1280
        breakpoints: [264, 320, 392, 480, 588, 720, 880, 1080, 1280]
        webpOptions: {quality: 65}
      )
    }
  }
`;

export const homePageFields = graphql`
  fragment HomePageFields on HomePage {
    title
    eyebrow
    highlight
    primaryLink {
      label
      to
    }
    secondaryLink {
      label
      to
    }
    photo {
      ...PhotoInGrid
      focus {
        x
        y
      }
    }
    photoAlt
    perksTitle
    memories {
      title
      text
      photoAlt
      photos {
        ...PhotoInGrid
        focus {
          x
          y
        }
      }
      link {
        label
        to
        description
      }
    }
  }
`;

export const homePageSeo = graphql`
  fragment HomePageSeo on HomePage {
    seo {
      title
      description
      shareTitle
      shareDescription
    }
  }
`;

export const programPageFields = graphql`
  fragment ProgramPageFields on ProgramPage {
    title
    checksTitle
    checks {
      icon
      title
      text
    }
    closing {
      title
      text
      photo {
        ...PhotoFile
      }
      photoAlt
      link {
        label
        to
      }
    }
  }
`;

export const programPageSeo = graphql`
  fragment ProgramPageSeo on ProgramPage {
    seo {
      title
      description
      shareTitle
      shareDescription
    }
  }
`;

export const galleryPageFields = graphql`
  fragment GalleryPageFields on GalleryPage {
    title
    photosLabel
    photoAlt
    openLabel
    link {
      label
      to
    }
    pagination {
      label
      current
      previous
      next
    }
  }
`;

export const galleryPageSeo = graphql`
  fragment GalleryPageSeo on GalleryPage {
    seo {
      title
      description
      shareTitle
      shareDescription
    }
  }
`;

export const aboutPageFields = graphql`
  fragment AboutPageFields on AboutPage {
    title
    mission {
      title
      photo {
        ...PhotoFile
      }
      photoAlt
    }
    team {
      title
      text
    }
  }
`;

export const aboutPageSeo = graphql`
  fragment AboutPageSeo on AboutPage {
    seo {
      title
      description
      shareTitle
      shareDescription
    }
  }
`;

export const contactPageFields = graphql`
  fragment ContactPageFields on ContactPage {
    title
    form {
      label
      hint
      name {
        label
        placeholder
      }
      phone {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      message {
        label
        placeholder
      }
      submit
      sending
      retry
      askBeforeResend
      resend
      privacy
      tracking
    }
    success
    thanks {
      title
      text
    }
    failure {
      title
      answer
      noReason
      unreachable
      unansweredTitle
      unanswered
      missingUserId
      missingServiceId
      missingTemplateId
    }
    alternatives {
      title
      kept
      emailNote
    }
    mail {
      subject
      body
      emptyBody
    }
  }
`;

export const contactPageSeo = graphql`
  fragment ContactPageSeo on ContactPage {
    seo {
      title
      description
      shareTitle
      shareDescription
    }
  }
`;

export const notFoundPageFields = graphql`
  fragment NotFoundPageFields on NotFoundPage {
    title
    homeLink {
      label
      to
    }
    linksLabel
    links {
      label
      to
    }
    error {
      text
      reload
    }
  }
`;

export const notFoundPageSeo = graphql`
  fragment NotFoundPageSeo on NotFoundPage {
    seo {
      title
      description
      shareTitle
      shareDescription
    }
  }
`;

export const textPageFields = graphql`
  fragment TextPageFields on TextPage {
    title
    intro
    look
    photos {
      title
      list
      names
      photoAlt
      openLabel
    }
  }
`;

export const textPageSeo = graphql`
  fragment TextPageSeo on TextPage {
    seo {
      title
      description
    }
  }
`;

export const perkFields = graphql`
  fragment PerkFields on Perk {
    title
    link {
      label
      to
      description
    }
  }
`;

export const noticeFields = graphql`
  fragment NoticeFields on Notice {
    title
    from
    to
    link {
      label
      to
      description
    }
  }
`;

export const programSectionFields = graphql`
  fragment ProgramSectionFields on ProgramSection {
    icon
    title
    address
    parts {
      icon
      title
      text
    }
    questions {
      question
      answer
    }
    photos {
      title
      list
      names
      photoAlt
      openLabel
    }
  }
`;

export const pageSectionFields = graphql`
  fragment PageSectionFields on PageSection {
    icon
    title
    address
    parts {
      icon
      title
      text
    }
    questions {
      question
      answer
    }
    photos {
      title
      list
      names
      photoAlt
      openLabel
    }
  }
`;

export const centreFields = graphql`
  fragment CentreFields on Centre {
    name
    subtitle
    phones
    email
    address {
      street
      place
    }
    hours {
      days {
        from
        to
        opens
        closes
      }
      weekend
    }
    map {
      lat
      lng
      zoom
      tiles
      attribution
    }
    credit
    shareImageAlt
  }
`;

export const closuresFields = graphql`
  fragment ClosuresFields on Closures {
    closures {
      from
      to
      reason
    }
  }
`;

export const navigationFields = graphql`
  fragment NavigationFields on Navigation {
    items {
      label
      to
    }
  }
`;

export const interfaceTextsFields = graphql`
  fragment InterfaceTextsFields on InterfaceTexts {
    accessibility {
      skipLink
      homeLink
      mainNavigation
      footerNavigation
      menu
      openMenu
      closeMenu
      pageChanged
    }
    footer {
      contact
      address
      hours
      pages
    }
    contact {
      address
      phones
      email
      hours
      call
      viber
      viberNumber
      whatsapp
      whatsappNumber
      whatsappMessage
      sendEmail
      contactBar {
        label
        call
        viber
        whatsapp
        directions
        directionsLabel
      }
    }
    hours {
      range
      openUntil
      opens
      closedToday
      closed
      reopens
    }
    location {
      title
      text
      directions
      directionsLabel
      openInMaps
      openInMapsLabel
    }
    map {
      label
      marker
      loading
      failed
      zoomIn
      zoomOut
    }
    photos {
      failed
      viewer
      photo
      counter
      close
      next
      previous
      loading
      failedInViewer
      retry
    }
    toasts {
      region
      close
    }
    noScript
  }
`;
